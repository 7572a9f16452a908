import { chromium } from 'playwright-core';
import { spawn } from 'node:child_process';
const [scene = 'midnight-cafe', query = 'as=guest&name=Ann', line = 'Good evening, Nadia. What are you writing?', tag = 'talk', turn = '0'] = process.argv.slice(2);
const server = spawn('node', ['--import', 'tsx', 'src/cli/entry.ts', 'serve', '--port', '0', '--scene', scene, '--page', process.env.PAGE ?? 'dist/page'], { stdio: ['ignore', 'pipe', 'inherit'] });
const url: string = await new Promise((resolve) => { let text = ''; server.stdout.on('data', (d) => { text += d; if (text.includes('\n')) resolve(JSON.parse(text.split('\n')[0]!).url); }); });
const args = ['--no-sandbox','--disable-quic','--no-first-run','--disable-background-networking','--use-gl=angle','--use-angle=swiftshader','--enable-unsafe-swiftshader'];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args });
const page = await (await browser.newContext({ viewport: { width: 800, height: 450 } })).newPage();
page.setDefaultTimeout(200_000);
page.on('pageerror', (e) => console.log('pageerror', String(e)));
await page.goto(`${url}&ui=en&seed=5&sound=off&tier=plain&${query}`, { waitUntil: 'commit' });
await page.locator('.auditorium').waitFor();
await page.waitForTimeout(4000);
const says = async () => (await page.locator('.captions-aloud p').allInnerTexts()).slice(-3).join(' | ');
let shot = 0; const snap = async (why: string) => { const path = `/tmp/heapx/${tag}-${shot++}.png`; await page.screenshot({ path }); console.log(path, why, '·', await page.locator('.playing-reticle, .reticle').allInnerTexts().catch(() => []), '·', await says()); };
await snap('begin');
for (let i = 0; i < Number(turn); i++) { await page.keyboard.down('ArrowRight'); await page.waitForTimeout(150); await page.keyboard.up('ArrowRight'); }
if (Number(turn)) await snap('turned');
if (line) {
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Your line' }).waitFor();
  await page.keyboard.type(line);
  await snap('typed');
  await page.keyboard.press('Enter');
}
for (let i = 0; i < Number(process.env.SHOTS ?? 6); i++) { await page.waitForTimeout(2200); await snap(`+${i}`); }
await browser.close(); server.kill();
