/** Rows in parts that one statement can take: PostgreSQL takes at most 65,535 parameters. */
export const batchesOf = <Row>(rows: Row[], size = 1000): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => rows.slice(index * size, (index + 1) * size))
