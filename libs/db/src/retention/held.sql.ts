/** The case is held: nothing of it is deleted. `id`: an SQL expression for its number, ours and never input. */
export const heldSql = (id: string): string =>
  `EXISTS (SELECT 1 FROM legal_holds hold WHERE hold.investigation_id = ${id} AND hold.released_at IS NULL)`;
