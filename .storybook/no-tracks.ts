// React draws what it renders into the browser's performance panel, where the console has `timeStamp`; no test looks
// there. Runs before React, which reads it once.
Object.assign(console, { timeStamp: undefined })
