// Loaded before a program to ask it over its channel what it uses, without keeping it alive.

process.on('message', (wanted) => {
  // What is only waiting to be collected is no growth; collecting takes time, so it is done when it is asked for.
  if (wanted === 'live') globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ processorMs: (user + system) / 1000, memory: rss, heap: heapUsed });
});
process.channel?.unref();
