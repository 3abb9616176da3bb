import { requireUser } from '@/lib/api/auth/auth';

export async function GET(request: Request): Promise<Response> {
  await requireUser(request);
  return Response.json({ success: true });
}
