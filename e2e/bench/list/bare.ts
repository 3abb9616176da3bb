import { createServer } from 'node:http';
import { verifyToken } from '@clerk/backend';
import pg from 'pg';

/**
 * The newest-20 list without the product: `node:http`, Clerk's verification with verified tokens
 * remembered, the product's own two statements through `pg`, and the same JSON.
 */
const { DATABASE_URL: connectionString, CLERK_JWT_KEY: jwtKey = '', APP_URL = '' } = process.env;
const PAGE = 20;

interface Statement {
  text: string;
  /** `$user` stands for the person who asks. */
  values: unknown[];
}

const [page, total] = JSON.parse(process.env.BENCH_STATEMENTS ?? '[]') as Statement[];
const pool = new pg.Pool({ connectionString });
const known = new Map<string, string>();

async function userOf(authorization: string): Promise<string> {
  const token = authorization.slice('Bearer '.length);
  const found = known.get(token);
  if (found) return found;
  const { sub } = await verifyToken(token, { jwtKey, authorizedParties: [APP_URL] });
  known.set(token, sub);
  return sub;
}

async function ask(statement: Statement | undefined, user: string) {
  if (!statement) throw new Error('BENCH_STATEMENTS lacks a statement.');
  const values = statement.values.map((value) => (value === '$user' ? user : value));
  return (await pool.query<unknown[]>({ text: statement.text, values, rowMode: 'array' })).rows;
}

/** Columns are in the order of the table's definition; the likes and the own like follow them. */
function toWire(row: unknown[], user: string) {
  const [id, userId, type, title, prompt, content, input, data, isPinned, isPublished] = row;
  const [likeCount, isHidden] = row.slice(11);
  const [model, source, isSandbox, isPartial, , wordCount, createdAt] = row.slice(18);
  const [likes, likedByMe] = row.slice(27) as [string[], boolean];
  const others = likedByMe ? likes.filter((liker) => liker !== user) : likes;
  return {
    id,
    type,
    title,
    prompt,
    content,
    created_at: (createdAt as Date).toISOString(),
    likes: likedByMe ? [user, ...others].slice(0, 100) : likes,
    likeCount,
    likedByMe,
    isMine: userId === user,
    isPinned,
    isPublished,
    isHidden,
    input,
    data,
    model,
    source,
    isSandbox,
    isPartial,
    wordCount,
  };
}

createServer(async (request, response) => {
  if (request.url === '/up') return void response.end();
  const user = await userOf(request.headers.authorization ?? '');
  const [rows, [counted]] = await Promise.all([ask(page, user), ask(total, user)]);
  const creations = rows.slice(0, PAGE).map((row) => toWire(row, user));
  const last = rows.length > PAGE ? creations.at(-1) : undefined;
  const place = last && JSON.stringify(['own', last.isPinned, last.created_at, last.id]);
  const nextCursor = place ? Buffer.from(place).toString('base64url') : null;
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({ success: true, creations, nextCursor, total: Number(counted?.[0]) }),
  );
}).listen(Number(process.env.PORT), 'localhost');
