export type Plan = 'free' | 'premium';

/** The signed-in person, as the verified session token says. */
export interface User {
  id: string;
  plan: Plan;
}
