import type { Database } from './database';

/**
 * A statement whose text is made once for each database instead of at every call, which is most of what a
 * short query costs this process. Build it with `.prepare('')`: without a name nothing is kept on the
 * server, so that it also works through a pooler.
 */
export function preparedOnce<Statement>(
  build: (db: Database) => Statement,
): (db: Database) => Statement {
  const made = new WeakMap<Database, Statement>();
  return (db) => {
    const statement = made.get(db) ?? build(db);
    made.set(db, statement);
    return statement;
  };
}
