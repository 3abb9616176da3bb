import type { Intent } from './intent';

const CONNECT =
  'To talk to a language model here, set `OPENAI_API_KEY` (and `OPENAI_BASE_URL` for any compatible server), or start a local one such as Ollama, and restart.';

/** What the sandbox companion says, in several wordings; `{subject}` is what was asked about. */
export const answers: Record<Intent, readonly string[]> = {
  empty: [
    'I see no words in that message. Ask me something in a sentence and I will tell you how far I can go.',
  ],
  greeting: [
    'Hello. I am the sandbox companion, the stand-in that answers while no language model is connected. Ask me something, or say “help” to see what works without a key.',
    'Good to have you here. You are talking to the built-in sandbox companion, so expect short and honest answers. “Help” shows what I can do.',
    'Hello, and welcome to the counter. I am only the sandbox companion, but the chat around me is the real thing: streaming, stopping, keeping threads. What would you like to try?',
  ],
  thanks: [
    'You are welcome. I am here if something else comes up.',
    'My pleasure. The thread is kept, so you can come back to it whenever you like.',
  ],
  goodbye: [
    'Until next time. This conversation stays in your list.',
    'Goodbye. Everything said here is kept in its thread.',
  ],
  help: [
    `I am the sandbox companion: no language model, but about eighty DeFi ideas in our own words and real calculators. I work out:\n\n- impermanent loss at any price change and weight\n- APR to APY and back, and what a deposit earns over time\n- what a swap gives, with its price impact\n- a loan’s health factor and liquidation price\n- what a depeg costs, and how long a yield needs to pay for its gas\n\nI also look up value locked, yields and prices at DefiLlama. Try “What is impermanent loss if one token doubles?”\n\n${CONNECT}`,
  ],
  identity: [
    `I am the sandbox companion of this app, a small program with written answers about DeFi and real calculators for its sums. No language model stands behind me, and I would rather say so than pretend.\n\n${CONNECT}`,
  ],
  secret: [
    'Please stop for a moment: never type a seed phrase or a private key into a chat, not here and not anywhere else. Nobody who means well will ask you for one. If a real one has already left your hands, move the funds to a new wallet from a device you trust, and treat the old one as open.',
  ],
  advice: [
    `I will not tell you what to buy or sell, and with a model connected the answer would be the same: that decision needs your own figures and somebody qualified who knows your situation.\n\nBefore any such step, write down three things:\n\n1. How much you could lose without changing your plans.\n2. What would have to happen for you to get out again, and at what cost.\n3. Who earns something if you say yes.\n\n${CONNECT}`,
  ],
  question: [
    `You are asking about {subject}. That is beyond this sandbox: I know DeFi ideas and sums, and I will not make an answer up.\n\nTry, for example, “What is impermanent loss if one token doubles?” or “100 at 5% APR daily”.\n\n${CONNECT}`,
    `A question about {subject} is beyond this sandbox. I explain DeFi and work its sums out; for anything else I would have to pretend.\n\nKeep the question, though. It is saved in this thread, and once a model is connected you can ask it again word for word.\n\n${CONNECT}`,
  ],
};
