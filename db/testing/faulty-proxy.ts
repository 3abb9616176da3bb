import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** What becomes of those who come: served, heard without an answer, or turned away. */
export type Behaviour = 'serves' | 'silent' | 'hangs up';

export interface FaultyProxy {
  port: number;
  behaviour: Behaviour;
  /** How many were turned away. */
  turnedAway: number;
  /** Closes every connection. */
  dropAll(): void;
  /** Keeps every connection of now open and never answers on it again. */
  freezeAll(): void;
}

/** Opens a port on loopback that leads to another, for as long as the test runs. */
export async function startFaultyProxy(target: number, behaviour: Behaviour): Promise<FaultyProxy> {
  const sockets = new Set<Socket>();
  const frozen = new WeakSet<Socket>();
  const listener = createServer((outside) => {
    sockets.add(outside);
    outside.on('error', () => undefined);
    if (proxy.behaviour === 'hangs up') {
      proxy.turnedAway += 1;
      return outside.destroy();
    }
    const inside = connect(target, '127.0.0.1');
    const passes = () => proxy.behaviour === 'serves' && !frozen.has(outside);
    outside.on('data', (bytes) => passes() && inside.write(bytes));
    inside.on('data', (bytes) => passes() && outside.write(bytes));
    inside.on('error', () => outside.destroy());
    inside.on('close', () => outside.destroy());
    outside.on('close', () => inside.destroy());
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const proxy: FaultyProxy = {
    port: (listener.address() as AddressInfo).port,
    behaviour,
    turnedAway: 0,
    dropAll: () => sockets.forEach((socket) => socket.destroy()),
    freezeAll: () => sockets.forEach((socket) => frozen.add(socket)),
  };
  onTestFinished(async () => {
    proxy.dropAll();
    listener.close();
    await once(listener, 'close');
  });
  return proxy;
}
