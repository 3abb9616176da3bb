import { endpoint } from '@/lib/api/endpoint';
import { chatRoute } from '@/lib/chat/chat-route';
import { getChat } from '@/lib/providers/text';

export const maxDuration = 120;

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: chatRoute({
    model: getChat,
    toolbox: () => ({ tools: [], run: async () => ({ content: '' }) }),
  }),
});
