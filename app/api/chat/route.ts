import { endpoint } from '@/lib/api/routes/endpoint';
import { chatRoute } from '@/lib/chat/chat-route';
import { defiToolbox } from '@/lib/chat/defi-toolbox';
import { lookupCache } from '@/lib/chat/lookup-cache';
import { getLlama } from '@/lib/providers/defi';
import { getChat } from '@/lib/providers/text';

export const maxDuration = 120;

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: chatRoute({ model: getChat, toolbox: () => defiToolbox(getLlama(lookupCache)) }),
});
