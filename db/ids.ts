import { AppError } from '@/lib/errors';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether a text can be the id of a row; PostgreSQL fails on one that cannot. */
export const isId = (id: string) => UUID.test(id);

export const creationNotFound = () => new AppError('not_found', 'Creation not found');

export const threadNotFound = () => new AppError('not_found', 'Conversation not found');
