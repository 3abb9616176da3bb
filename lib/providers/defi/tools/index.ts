import type { DefiTool } from '../tool';
import { depegTool } from './depeg';
import { gasTool } from './gas';
import { impermanentLossTool } from './impermanent-loss';
import { bestYieldsTool, chainTvlTool, protocolTvlTool, tokenPriceTool } from './live';
import { loanTool } from './loan';
import { convertRateTool, projectRewardsTool } from './rates';
import { swapTool } from './swap';

/** Everything the companion can work out or look up. */
export const defiTools: readonly DefiTool[] = [
  impermanentLossTool,
  convertRateTool,
  projectRewardsTool,
  swapTool,
  loanTool,
  depegTool,
  gasTool,
  protocolTvlTool,
  chainTvlTool,
  bestYieldsTool,
  tokenPriceTool,
];
