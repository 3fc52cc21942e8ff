import { createHash } from 'node:crypto'

/** Whether a story is of a shard, `1/2`: by its id, so that a new story moves no other one to another shard. */
export function isInShard(id: string, shard: string): boolean {
  const [part = 1, parts = 1] = shard.split('/').map(Number)
  return createHash('sha256').update(id).digest().readUInt16BE() % parts === part - 1
}
