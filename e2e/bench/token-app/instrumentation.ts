/** Its own, and empty: the build would else take the product's, whose start asks for a whole environment. */
export function register(): void {}
