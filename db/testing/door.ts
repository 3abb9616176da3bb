import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** What becomes of those who come: served, heard without an answer, or turned away. */
export type Behaviour = 'serves' | 'silent' | 'hangs up';

export interface Door {
  port: number;
  behaviour: Behaviour;
  /** Closes every connection. */
  dropAll(): void;
  /** Keeps every connection of now open and never answers on it again. */
  freezeAll(): void;
}

/** Opens a port on loopback that leads to another, for as long as the test runs. */
export async function openDoor(target: number, behaviour: Behaviour): Promise<Door> {
  const sockets = new Set<Socket>();
  const frozen = new WeakSet<Socket>();
  const listener = createServer((outside) => {
    sockets.add(outside);
    outside.on('error', () => undefined);
    if (door.behaviour === 'hangs up') return outside.destroy();
    const inside = connect(target, '127.0.0.1');
    const passes = () => door.behaviour === 'serves' && !frozen.has(outside);
    outside.on('data', (bytes) => passes() && inside.write(bytes));
    inside.on('data', (bytes) => passes() && outside.write(bytes));
    inside.on('error', () => outside.destroy());
    inside.on('close', () => outside.destroy());
    outside.on('close', () => inside.destroy());
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const door: Door = {
    port: (listener.address() as AddressInfo).port,
    behaviour,
    dropAll: () => sockets.forEach((socket) => socket.destroy()),
    freezeAll: () => sockets.forEach((socket) => frozen.add(socket)),
  };
  onTestFinished(async () => {
    door.dropAll();
    listener.close();
    await once(listener, 'close');
  });
  return door;
}
