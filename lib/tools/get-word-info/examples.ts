/** Words the page offers to begin with: each of them is in the dictionary in the package. */
export const examples = ['serendipity', 'al dente', 'ran'];

/** What is in the empty field. */
export const placeholder = 'limerick';
