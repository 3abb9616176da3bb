/** Something a person may ask about, explained in our own words. */
export interface Concept {
  id: string;
  title: string;
  /** Other names and the words that go with it. */
  also: readonly string[];
  /** Markdown, a few sentences. */
  text: string;
  /** How money is lost with it, where it can be. */
  risk?: string;
}
