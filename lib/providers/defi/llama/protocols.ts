import { z } from 'zod';
import type { Tvl } from './chains';
import { clean } from './clean';

export const tvlNumber = z.number().nonnegative();

/** `/protocols`, as far as it is used. */
export const protocolList = z.array(
  z.object({
    name: z.string(),
    slug: z.string().nullish(),
    symbol: z.string().nullish(),
    tvl: z.number().nullish(),
    parentProtocol: z.string().nullish(),
  }),
);

/** A protocol's name as DefiLlama writes it in addresses. */
export function slugOf(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/[^a-z0-9.-]/g, '')
    .slice(0, 80);
}

/** The protocol with a name, or all versions of a family of them: "Aave" is v1, v2 and v3 together. */
export function protocolFrom(
  list: z.output<typeof protocolList>,
  name: string,
  at: string,
): Tvl | undefined {
  const slug = slugOf(name);
  const exact = list.find((one) => one.slug === slug || slugOf(one.name) === slug);
  if (exact) return { name: clean(exact.name), tvl: exact.tvl ?? 0, at };
  const family = list.filter((one) => one.parentProtocol === `parent#${slug}`);
  const versions =
    family.length > 0 ? family : list.filter((one) => slugOf(one.name).startsWith(`${slug}-`));
  if (versions.length === 0) return undefined;
  return { name: clean(name), tvl: versions.reduce((sum, one) => sum + (one.tvl ?? 0), 0), at };
}
