import type { Kind } from './kind';

const CONNECT =
  'To talk to a language model here, set `OPENAI_API_KEY` (and `OPENAI_BASE_URL` for any compatible server), or start a local one such as Ollama, and restart.';

/** What the sandbox companion says by itself; everything else comes from the tools it is given. */
export const answers: Record<Kind, string> = {
  empty: 'I see no words in that message. Ask me something in a sentence.',
  greeting:
    'Hello. I am the sandbox companion, which answers while no language model is connected. Ask me about DeFi, or say “help” to see what works without a key.',
  thanks: 'You are welcome. This conversation stays in your list.',
  help: `I am the sandbox companion: no language model, but a glossary of DeFi ideas and real calculators. I work out:\n\n- impermanent loss at any price change and weight\n- APR to APY and back, and what a deposit earns over time\n- what a swap gives, with its price impact\n- a loan’s health factor and liquidation price\n- what a depeg costs, and how long a yield needs to pay for its gas\n\nI also look up value locked, yields and prices at DefiLlama. Try “What is impermanent loss if one token doubles?”\n\n${CONNECT}`,
  secret:
    'Please stop for a moment: never type a seed phrase or a private key into a chat, not here and not anywhere else. Nobody who means well will ask you for one. If a real one has already left your hands, move the funds to a new wallet from a device you trust, and treat the old one as open.',
  advice: `I will not tell you what to buy or sell, and with a model connected the answer would be the same: that decision needs your own figures and somebody qualified who knows your situation.\n\n${CONNECT}`,
  question: `That is beyond this sandbox: I explain DeFi and work its sums out, and I will not make an answer up.\n\nTry, for example, “What is impermanent loss if one token doubles?” or “100 at 5% APR daily”. Your question is kept in this conversation.\n\n${CONNECT}`,
};
