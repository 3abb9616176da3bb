/** The sentences the specification fixes for the lyrics tool. */
export const lyricsMessages = {
  missing: 'Please enter both song title and artist',
  notFound: 'Lyrics not found',
  failed: 'Error fetching lyrics',
} as const;
