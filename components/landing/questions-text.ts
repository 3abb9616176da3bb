/** Questions and answers of the landing page. */
export const questions = [
  {
    question: 'Do I need an account?',
    answer:
      'To look around, no. To use a tool, yes: your account keeps what you make. An email address is enough.',
  },
  {
    question: 'What does it cost?',
    answer:
      'The free plan has every tool and a number of runs a day. Premium has more of them. Looking up books, words, lyrics and verses is never counted.',
  },
  {
    question: 'Who sees what I make?',
    answer:
      'You alone, until you switch on “Make this image Public” for a picture. Then anybody can see it.',
  },
  {
    question: 'Where do the facts come from?',
    answer:
      'Google Books, Open Library, LRCLIB, lyrics.ovh, a free dictionary with WordNet behind it, and DefiLlama. Each result names its source.',
  },
  {
    question: 'Can I rely on what the AI writes?',
    answer:
      'As on a good first draft. It can be wrong and sound sure, so check names and numbers before you sign.',
  },
  {
    question: 'What happens to files I upload?',
    answer:
      'A resume is read, reviewed and let go. A photo with its background removed stays in your history, at an address that cannot be guessed.',
  },
] as const;
