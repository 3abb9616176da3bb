/** Questions and answers of the landing page. */
export const questions = [
  {
    question: 'Do I need an account?',
    answer:
      'To look around, no. To use a tool, yes: your account keeps what you make and counts your daily runs. Signing up takes an email address.',
  },
  {
    question: 'What does it cost?',
    answer:
      'The free plan comes with a daily number of runs and every tool. Premium raises that number. Looking things up, such as books, words, lyrics and verses, is never counted.',
  },
  {
    question: 'Who sees what I make?',
    answer:
      'You, and nobody else, until you switch on “Make this image Public” for a picture. A published picture can be seen by anybody, and other members can leave a heart.',
  },
  {
    question: 'Where do the facts come from?',
    answer:
      'Books from Google Books and Open Library, lyrics from LRCLIB and lyrics.ovh, words from an online dictionary with WordNet behind it, figures from DefiLlama. Each result names its source.',
  },
  {
    question: 'Can I rely on what the AI writes?',
    answer:
      'Treat it as a good first draft. It can be wrong and sound sure, so check names, numbers and anything you will sign. The companion explains; it does not give financial advice.',
  },
  {
    question: 'What happens to files I upload?',
    answer:
      'A resume is read for its text, reviewed, and not kept. A photo goes through background removal, and the result stays in your history at an address that cannot be guessed.',
  },
] as const;
