/** When a connection is lost: before the server got a statement, or after it did it and before it could say so. */
export type Moment = 'before' | 'after';

/** Says at which statement, counted over all connections of a database, the connection is lost. */
export class Fuse {
  private left = Number.POSITIVE_INFINITY;
  private moment: Moment = 'before';
  private staysAway = false;
  hasBlown = false;

  /** Blows at the `nth` statement from now: once, or so that the database stays away until `mend`. */
  arm(nth: number, moment: Moment, staysAway = false): void {
    Object.assign(this, { left: nth, moment, staysAway, hasBlown: false });
  }

  mend(): void {
    this.left = Number.POSITIVE_INFINITY;
    this.staysAway = false;
  }

  /** True while nobody reaches the database. */
  get isAway(): boolean {
    return this.hasBlown && this.staysAway;
  }

  /** Counts a statement and answers what becomes of its connection. */
  next(): Moment | undefined {
    if (this.isAway) return 'before';
    this.left -= 1;
    if (this.left !== 0) return undefined;
    this.hasBlown = true;
    return this.moment;
  }
}
