import { readImpermanentLoss } from './impermanent-loss';
import type { Intent, ReadIntent } from './intent';
import { readPrice, readTvl, readYields } from './live';
import { readDepeg, readGas, readLoan, readSwap } from './positions';
import { readConversion, readRewards } from './rates';

export type { Intent } from './intent';

/** Asked in this order: what needs the most to be there comes first. */
const readers: readonly ReadIntent[] = [
  readTvl,
  readYields,
  readGas,
  readLoan,
  readSwap,
  readConversion,
  readDepeg,
  readRewards,
  readImpermanentLoss,
  readPrice,
];

/** The sum or look-up a question asks for, if its numbers are all there. */
export function readIntent(question: string): Intent | undefined {
  for (const read of readers) {
    const intent = read(question);
    if (intent) return intent;
  }
  return undefined;
}
