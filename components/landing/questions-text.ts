/** Questions and answers of the landing page. */
export const questions = [
  {
    question: 'Do I need an account?',
    answer:
      'Not to look around. To use a tool, yes: everything you make is saved to your account. All you need is an email address.',
  },
  {
    question: 'What does it cost?',
    answer:
      'The free plan includes every tool and a daily number of runs. Premium gives you more runs. Looking up books, words, lyrics and verses is always free.',
  },
  {
    question: 'Who sees what I make?',
    answer:
      'Only you, unless you turn on “Make this image Public” for a picture. Then anyone can see it.',
  },
  {
    question: 'Where do the facts come from?',
    answer:
      'Google Books, Open Library, LRCLIB, lyrics.ovh, a free dictionary with WordNet behind it, and DefiLlama. Each result names its source.',
  },
  {
    question: 'Can I rely on what the AI writes?',
    answer:
      'Treat it as a good first draft. It can sound sure and still be wrong, so check names and numbers.',
  },
  {
    question: 'What happens to files I upload?',
    answer:
      'We never store your resume. A photo with its background removed stays in your history, at an address that can’t be guessed.',
  },
] as const;
