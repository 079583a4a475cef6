/** Rows that a public queue of jobs is kept in step with; they remain the truth. */
export interface PublicRows<Row extends { id: number }> {
  /** What should be in the queue and is not, oldest first. */
  toOffer(limit: number): Promise<Row[]>;
  /** What should be in the queue and, as far as is known, is: from `afterId` on. */
  offered(afterId: number, limit: number): Promise<Row[]>;
  countOffered(): Promise<number>;
  /** What is in the queue and should not be any more, oldest first. */
  toWithdraw(limit: number): Promise<number[]>;
  mark(ids: number[], inQueue: boolean): Promise<void>;
}
