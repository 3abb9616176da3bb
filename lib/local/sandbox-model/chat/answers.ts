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
    `I am the sandbox companion, and without a language model my part is small. This is what works now:\n\n- The chat itself: answers arrive word by word, can be stopped, and stay in their thread.\n- Small talk, and plain words about what I cannot do.\n- Everything else on the counter, from the dictionary to the background remover, which does its own work without me.\n\n${CONNECT}`,
  ],
  identity: [
    `I am the sandbox companion of this app, a small program with prepared answers. No language model stands behind me, and I would rather say so than pretend.\n\n${CONNECT}`,
  ],
  secret: [
    'Please stop for a moment: never type a seed phrase or a private key into a chat, not here and not anywhere else. Nobody who means well will ask you for one. If a real one has already left your hands, move the funds to a new wallet from a device you trust, and treat the old one as open.',
  ],
  advice: [
    `I will not tell you what to buy or sell, and with a model connected the answer would be the same: that decision needs your own figures and somebody qualified who knows your situation.\n\nBefore any such step, write down three things:\n\n1. How much you could lose without changing your plans.\n2. What would have to happen for you to get out again, and at what cost.\n3. Who earns something if you say yes.\n\n${CONNECT}`,
  ],
  question: [
    `You are asking about {subject}. I am the sandbox companion and have no language model behind me, so I cannot give you an answer that I could stand behind, and I will not make one up.\n\nWhat may help until then is a sharper question. Say what you want to decide, which figures you already have, and how exact the answer has to be.\n\n${CONNECT}`,
    `That would be a question about {subject}, and an honest answer to it needs a language model or somebody who knows. I am neither; I am the stand-in that keeps the chat running without a key.\n\nKeep the question, though. It is saved in this thread, and once a model is connected you can ask it again word for word.\n\n${CONNECT}`,
    `About {subject} I can only tell you what I cannot do: look things up, calculate, or judge. I am the sandbox companion and my answers are prepared.\n\nIf you would like something to read in the meantime, the article tool will write a practice piece on the same topic.\n\n${CONNECT}`,
  ],
};
