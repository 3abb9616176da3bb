import { z } from 'zod';
import type { Described } from '@/lib/api/routes/described';
import { site } from '@/lib/site';
import { answers, type AnswerDescription } from './answers';
import { describeCall, operationId, tagOf, tags } from './operations';
import { failure } from './schemas';

type Json = Record<string, unknown>;
type RouteModule = Record<string, { described?: Described | undefined } | undefined>;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** A schema as JSON Schema 2020-12, what OpenAPI 3.1 speaks; named parts go to `components`. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output', components: Json): Json {
  const {
    $schema: _,
    $defs,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'custom') {
        Object.assign(jsonSchema, { type: 'string', format: 'binary' });
      }
    },
  });
  Object.assign(components, relink($defs ?? {}));
  return relink(rest);
}

const relink = (schema: object): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('#/$defs/', '#/components/schemas/')) as Json;

function inputOf(schema: Json) {
  const properties = (schema.properties ?? {}) as Record<string, Json>;
  const required = new Set((schema.required ?? []) as string[]);
  return { properties, required };
}

function parametersOf(path: string, method: string, schema: Json): Json[] {
  const { properties, required } = inputOf(schema);
  return Object.entries(properties).flatMap(([name, property]) => {
    const isInPath = path.includes(`{${name}}`);
    if (!isInPath && method !== 'GET' && method !== 'DELETE') return [];
    const place = isInPath ? 'path' : 'query';
    return [{ name, in: place, required: isInPath || required.has(name), schema: property }];
  });
}

/** What is in braces in a path, for a handler that reads it without a schema. */
const namesIn = (path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

function bodyOf(path: string, method: string, { takes }: Described, schema: Json): Json {
  if (takes === 'query' || method === 'GET' || method === 'DELETE') return {};
  const { properties, required } = inputOf(schema);
  const own = Object.entries(properties).filter(([name]) => !path.includes(`{${name}}`));
  if (own.length === 0) return {};
  const names = own.map(([name]) => name).filter((name) => required.has(name));
  const body = { ...schema, properties: Object.fromEntries(own), required: names };
  const media = takes === 'multipart' ? 'multipart/form-data' : 'application/json';
  return { requestBody: { required: names.length > 0, content: { [media]: { schema: body } } } };
}

const IDEMPOTENCY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeating a request with the same key within 24 hours repeats its answer.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

function contentOf(answer: AnswerDescription, described: Described | undefined, components: Json) {
  const json = { schema: jsonSchema(answer.schema, 'output', components) };
  const lines = { schema: { type: 'string', description: 'Server-sent events: `data:` lines.' } };
  if (answer.media) return { [answer.media]: { schema: { type: 'string', format: 'binary' } } };
  if (described?.streams === 'always') return { 'text/event-stream': lines };
  if (described?.streams) return { 'application/json': json, 'text/event-stream': lines };
  return { 'application/json': json };
}

function operation(
  path: string,
  method: string,
  answer: AnswerDescription,
  described: Described | undefined,
  parts: Json,
) {
  const input = described ? jsonSchema(described.input, 'input', parts) : {};
  const parameters = [
    ...(described ? parametersOf(path, method, input) : namesIn(path)),
    ...(described?.isPaid ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  return {
    operationId: operationId(method, path),
    summary: answer.summary,
    description: describeCall(described),
    tags: [tagOf(path)],
    ...(described ? {} : { security: [] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(described ? bodyOf(path, method, described, input) : {}),
    responses: {
      200: { description: 'It worked.', content: contentOf(answer, described, parts) },
      '4XX': { $ref: '#/components/responses/Failure' },
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

/**
 * The OpenAPI 3.1 description of route modules by path, from the schemas their handlers validate with.
 * A call without an entry in `answers` is not part of the public API and left out.
 */
export function describeApi(routes: Record<string, RouteModule>): Json {
  const schemas: Json = {};
  const failed = { schema: jsonSchema(failure, 'output', schemas) };
  const paths: Json = {};
  for (const [path, route] of Object.entries(routes)) {
    const operations = METHODS.flatMap((method) => {
      const answer = answers[`${method} ${path}`];
      const handler = route[method];
      if (!answer || !handler || !Object.hasOwn(handler, 'described')) return [];
      return [[method.toLowerCase(), operation(path, method, answer, handler.described, schemas)]];
    });
    if (operations.length > 0) paths[path] = Object.fromEntries(operations);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      version: '1',
      contact: { name: site.name, email: site.contactEmail },
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Success and failure share one envelope: `{ success, …, message? }`. A wrong method answers 405, a wrong type 415, a body over 32 KB (a file over 4 MB) 413.',
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    tags,
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'A Clerk session token.' },
      },
      parameters: { IdempotencyKey: IDEMPOTENCY },
      responses: {
        Failure: {
          description: 'It failed; the message is for the person. 429 and 503 may say Retry-After.',
          content: { 'application/json': failed },
        },
      },
      schemas,
    },
  };
}
