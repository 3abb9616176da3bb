import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPublicAddress } from './addresses';
import { allowedRedirect } from './redirect';

const from = new URL('https://api.example.com/v1/books');
const go = (location: string, addresses: string[] = ['93.184.216.34'], base = from) =>
  allowedRedirect(base, location, base.origin, async () => addresses);

describe('public addresses', () => {
  test.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
    '%s is one',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:db8::1',
    '2001::1',
    'localhost',
    '',
  ])('"%s" is none', (address) => expect(isPublicAddress(address)).toBe(false));

  test('no address of the private ranges is one', () => {
    const octet = fc.integer({ min: 0, max: 255 });
    const head = fc.constantFrom('10', '127', '0', '192.168', '169.254', '172.20', '100.100');
    fc.assert(
      fc.property(head, octet, octet, octet, (start, one, two, three) => {
        const address = [start, one, two, three].join('.').split('.').slice(0, 4).join('.');
        expect(isPublicAddress(address)).toBe(false);
        expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
      }),
    );
  });
});

describe('redirects', () => {
  test('may stay on the origin or go to a public host', async () => {
    expect((await go('/elsewhere'))?.url.href).toBe('https://api.example.com/elsewhere');
    expect((await go('https://cdn.example.org/x'))?.url.href).toBe('https://cdn.example.org/x');
  });

  test.each([
    ['a private address', 'https://10.0.0.7/'],
    ['a loopback address', 'https://127.0.0.1/'],
    ['a decimal loopback address', 'https://2130706433/'],
    ['link-local metadata', 'https://169.254.169.254/latest'],
    ['IPv6 loopback', 'https://[::1]/'],
    ['plain http', 'http://cdn.example.org/x'],
    ['another scheme', 'file:///etc/passwd'],
    ['credentials', 'https://user:pass@cdn.example.org/'],
    ['nothing that parses', 'https://'],
  ])('never lead to %s', async (_, location) => {
    expect(await go(location)).toBeUndefined();
  });

  test('never lead to a host that resolves to a private address', async () => {
    expect(await go('https://inside.example.org/', ['10.0.0.7'])).toBeUndefined();
    expect(await go('https://mixed.example.org/', ['93.184.216.34', '127.0.0.1'])).toBeUndefined();
    expect(await go('https://nowhere.example.org/', [])).toBeUndefined();
  });

  test('fail when there is no location or the name cannot be resolved', async () => {
    expect(await allowedRedirect(from, null, from.origin, async () => [])).toBeUndefined();
    const failing = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await allowedRedirect(from, 'https://x.test/', from.origin, failing)).toBeUndefined();
  });
});
