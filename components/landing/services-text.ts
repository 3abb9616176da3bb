/** Every service outside this site that may receive something, what for, and what it is sent. */
export const services = [
  {
    name: 'Clerk',
    purpose: 'Accounts and sign-in, including its bot check by Cloudflare.',
    sent: 'Your email address, name, picture and password, your sign-ins, and the cookies that keep you signed in.',
  },
  {
    name: 'A text model (OpenAI, or a provider with the same interface)',
    purpose:
      'Articles, resume reviews, workout quotes, the companion, and checks before publishing.',
    sent: 'What you type into these tools, the text of a resume you upload, and the conversation so far. Never your account’s name or email.',
  },
  {
    name: 'An image model (OpenAI, or a provider with the same interface)',
    purpose: 'Pictures from descriptions.',
    sent: 'Your description and the style you chose.',
  },
  {
    name: 'Cloudinary',
    purpose: 'Keeping pictures, and removing backgrounds.',
    sent: 'Pictures made for you, and photos you upload for background removal.',
  },
  {
    name: 'Neon, or another PostgreSQL database',
    purpose: 'Your history and your daily count of runs.',
    sent: 'Your account’s id, what you made with its prompt and date, your conversations, and the pictures you liked.',
  },
  {
    name: 'Google Books and Open Library',
    purpose: 'Facts about books. Covers are loaded from them by your browser.',
    sent: 'The title you search for. With a cover, your browser’s address.',
  },
  {
    name: 'LRCLIB and lyrics.ovh',
    purpose: 'Lyrics.',
    sent: 'The song title and the artist.',
  },
  {
    name: 'dictionaryapi.dev',
    purpose: 'Meanings and pronunciations. Recordings are loaded from it by your browser.',
    sent: 'The word you look up. With a recording, your browser’s address.',
  },
  {
    name: 'DefiLlama',
    purpose: 'Figures that the companion quotes.',
    sent: 'The names of the protocols and coins in question, and nothing about you.',
  },
] as const;
