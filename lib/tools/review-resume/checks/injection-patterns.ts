/** Words addressed to a program that reads resumes instead of to a person. */
export const INJECTION_PATTERNS =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines|above|previous)\b|\byou are (?:now )?(?:an? )?(?:ai|assistant|language model|llm|chatbot|helpful)\b|\bsystem (?:prompt|message)\b|^\s*(?:system|assistant|developer)\s*:|\b(?:rate|score|rank|recommend|select|hire) (?:this|the) (?:candidate|applicant|resume|cv|person)\b|\bas an ai\b|\bnote to (?:the )?(?:ai|llm|model|reviewer)\b|\bevery answer\b/i;
