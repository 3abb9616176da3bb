import { trackWork } from '@/lib/drain';
import { AppError } from '@/lib/errors';
import { withLogFields } from '@/lib/log';
import type { Described } from './described';
import { asAppError, fail } from './respond';

export type RouteParams = { params: Promise<Record<string, string>> };
export type Handler = ((
  request: Request,
  context: RouteParams,
  requestId: string,
) => Promise<Response>) & { described?: Described };

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

/**
 * The exports of a route file: the given handlers behind the one try/catch of the API, and a 405 with
 * the envelope for every other method.
 */
export function endpoint(handlers: Partial<Record<Method, Handler>>) {
  const allow = METHODS.filter((method) => handlers[method]).join(', ');
  const guard = (handler: Handler) => (request: Request, context: RouteParams) => {
    const requestId = crypto.randomUUID().slice(0, 8);
    return withLogFields({ requestId }, async () => {
      try {
        const answering = handler(request, context, requestId);
        trackWork(answering);
        const response = await answering;
        response.headers.set('x-request-id', requestId);
        return response;
      } catch (error) {
        return fail(asAppError(error, requestId), requestId);
      }
    });
  };
  const refuse = async () => {
    const response = fail(
      new AppError('method_not_allowed', `This address answers ${allow} only.`),
    );
    response.headers.set('allow', allow);
    return response;
  };
  const route = (method: Method) => {
    const handler = handlers[method];
    return handler ? Object.assign(guard(handler), { described: handler.described }) : refuse;
  };
  return {
    GET: route('GET'),
    POST: route('POST'),
    PUT: route('PUT'),
    PATCH: route('PATCH'),
    DELETE: route('DELETE'),
  };
}
