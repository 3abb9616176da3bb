/** Characters of a job description: several times the usual length. */
export const jobDescriptionLimit = 10_000;
