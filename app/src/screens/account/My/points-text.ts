/** "1 point", "1,000 points". */
export const pointsText = (points: number): string =>
  `${points.toLocaleString('en-US')} ${Math.abs(points) === 1 ? 'point' : 'points'}`
