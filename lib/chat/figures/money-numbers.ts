import { COINS } from '@/lib/providers/defi/llama/coins';
import { type WrittenNumber, writtenNumbers } from '@/lib/writing/figures/written-number';

/** The numbers of a text about money, in which an amount of a known coin is money too. */
export const moneyNumbers = (text: string): WrittenNumber[] =>
  writtenNumbers(text, (symbol) => COINS[symbol.toLowerCase()] !== undefined);
