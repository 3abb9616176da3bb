import { endpoint } from '@/lib/api/routes/endpoint';
import description from '@/lib/api/openapi/openapi.json';

/** The API's own description; generated, and held to the schemas and to real answers by its tests. */
export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: async () =>
    Response.json(description, { headers: { 'cache-control': 'public, max-age=300' } }),
});
