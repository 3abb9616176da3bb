import { endpoint } from '@/lib/api/routes/endpoint';
import { AppError } from '@/lib/errors';
import { localStore } from '@/lib/providers/media';
import { deliverPicture } from '@/lib/providers/media/deliver';

/** A locally stored picture; whoever has its unguessable address may see it. */
export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  async GET(request, { params }) {
    const { name = '' } = await params;
    const picture = await localStore().find(name);
    const delivered = picture && (await deliverPicture(request, name, picture));
    if (!delivered) throw new AppError('not_found', 'Picture not found. It may have been deleted.');
    return delivered;
  },
});
