import type { Concept } from '../concept';
import { chains } from './chains';
import { lending } from './lending';
import { pools } from './pools';
import { safety } from './safety';
import { stablecoins } from './stablecoins';
import { tokens } from './tokens';
import { trading } from './trading';
import { yields } from './yields';

/** Every idea the companion has an explanation of its own for. */
export const concepts: readonly Concept[] = [
  ...pools,
  ...trading,
  ...lending,
  ...yields,
  ...stablecoins,
  ...tokens,
  ...chains,
  ...safety,
];
