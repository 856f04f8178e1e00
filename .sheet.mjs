import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
const [,, out, height, ...files] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: 1900, height: 800 } });
await p.setContent('<body style="margin:0;display:flex;gap:6px;background:#888;width:max-content">' + files.map(f => `<img style="height:${height}px" src="data:image/png;base64,${readFileSync(f).toString('base64')}">`).join(''));
await p.waitForTimeout(300);
await (await p.$('body')).screenshot({ path: out });
await b.close();
