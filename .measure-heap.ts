import { chromium } from 'playwright-core';
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
const [scene, role = 'as=guest&name=Ann', mode = '', waitAfter = '6'] = process.argv.slice(2);
const server = spawn('node', ['--import', 'tsx', 'src/cli/entry.ts', 'serve', '--port', '0', '--scene', scene!, '--page', process.env.PAGE ?? 'dist/page'], { stdio: ['ignore', 'pipe', 'inherit'] });
const url: string = await new Promise((resolve, reject) => {
  let text = '';
  server.stdout.on('data', (d) => { text += d; const line = text.split('\n')[0]; if (text.includes('\n')) resolve(JSON.parse(line!).url); });
  server.on('exit', (c) => reject(new Error('server ' + c)));
});
process.on('SIGTERM', () => { server.kill(); process.exit(1); });
const args = ['--no-sandbox','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync','--use-gl=angle','--use-angle=swiftshader','--enable-unsafe-swiftshader'];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args });
const context = await browser.newContext({ viewport: { width: 480, height: 270 } });
context.setDefaultTimeout(280_000);
const page = await context.newPage();
page.on('pageerror', (e) => console.log('pageerror', String(e)));
await page.addInitScript('globalThis.__name = (f) => f');
await page.addInitScript(() => {
  const w = window as any; w.__long = [];
  new PerformanceObserver((list) => { for (const e of list.getEntries()) w.__long.push([Math.round(e.startTime), Math.round(e.duration)]); }).observe({ type: 'longtask', buffered: true });
});
if (mode.includes('nodraw')) await page.addInitScript(() => {
  const nothing = { value: () => undefined };
  Object.defineProperties(WebGL2RenderingContext.prototype, { blitFramebuffer: nothing, clear: nothing, drawArrays: nothing, drawArraysInstanced: nothing, drawElements: nothing, drawElementsInstanced: nothing, generateMipmap: nothing });
});
const cdp = await context.newCDPSession(page);
if (mode.includes('profile')) { await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 500 }); await cdp.send('Profiler.start'); }
const t0 = Date.now();
await page.goto(`${url}&ui=en&seed=5&sound=off&tier=plain&${role}`, { waitUntil: 'commit' });
const seated = page.locator('.auditorium').waitFor().then(() => 'seated');
const trouble = page.locator('[role=alert], .cover-trouble').first().waitFor().then(async () => 'trouble: ' + (await page.locator('body').innerText()).slice(0, 800));
console.log(await Promise.race([seated, trouble]), Date.now() - t0, 'ms');
const frames = async (count: number) => page.evaluate((n) => new Promise<number[]>((resolve) => { const at: number[] = []; let last = performance.now(); const go = () => { const now = performance.now(); at.push(Math.round(now - last)); last = now; at.length < n ? requestAnimationFrame(go) : resolve(at); }; requestAnimationFrame(go); }), count);
await page.waitForTimeout(Number(waitAfter) * 1000);
const f = await frames(5);
console.log('frames ms', f.join(' '));
if (mode.includes('profile')) { const { profile } = await cdp.send('Profiler.stop'); writeFileSync(`/tmp/heapx/${scene!.split('/').pop()}.cpuprofile`, JSON.stringify(profile)); }
const long = await page.evaluate(() => (window as any).__long as [number, number][]);
console.log('long tasks >200ms', long.filter((l) => l[1] > 200).map((l) => l.join('+')).join(' '), 'longest', Math.max(0, ...long.map((l) => l[1])));
await page.screenshot({ path: `/tmp/heapx/${scene!.split('/').pop()}.png` });
await browser.close();
server.kill();
process.exit(0);
