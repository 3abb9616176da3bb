export interface Testimonial {
  /** Path of a square picture under `public/`. */
  image: string;
  quote: string;
  name: string;
  role: string;
}

/** Everything an owner changes to make the product theirs. */
export const site = {
  name: 'Mise',
  headline: 'Create content faster, with every AI tool in its place',
  /** Under the headline. */
  promise:
    'Write articles, make pictures, fix your resume, look things up. Say what you need, watch it come together, and keep what you like.',
  /** For search engines and shared links. */
  description:
    'Articles, pictures, background removal, resume reviews, books, lyrics, words, verses and a DeFi companion: AI tools in one place, so you make more and search less.',
  /** The author's own blog; the footer links to it. */
  blog: { label: 'Blog on Medium', url: 'https://medium.com/@author' },
  /** Where privacy questions go; shown on the privacy and terms pages. */
  contactEmail: 'hello@example.com',
  /**
   * Set to true only when every subdomain serves https too: browsers then refuse http on all of them
   * for two years, and may be asked to before the first visit (hstspreload.org).
   */
  isHstsForSubdomains: false as boolean,
  copyrightYear: 2025,
  /** Samples until real people say something; keep the flag true until they have. */
  testimonialsAreSamples: true,
  testimonials: [
    {
      image: '/testimonials/maya.svg',
      quote:
        'I start with a topic at nine and have a draft worth editing before the coffee is cold. The rest of the morning goes into making it mine.',
      name: 'Maya Lindqvist',
      role: 'Newsletter writer',
    },
    {
      image: '/testimonials/daniel.svg',
      quote:
        'The review told me which lines were doing nothing. Two evenings later my resume was a page shorter and said more.',
      name: 'Daniel Okafor',
      role: 'Product manager',
    },
    {
      image: '/testimonials/ines.svg',
      quote:
        'Pictures, words and lyrics are all within reach, and nothing shouts at me. It feels like a tidy desk.',
      name: 'Inês Carvalho',
      role: 'Primary school teacher',
    },
  ] satisfies Testimonial[],
} as const;
