import { writeSync } from 'node:fs';

/* Loaded in front of a program that is measured: what it used, on the fourth of its streams, when it ends. */
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { processor: (userCPUTime + systemCPUTime) / 1000, megabytes: maxRSS / 1024 };
  writeSync(3, JSON.stringify(usage));
});
