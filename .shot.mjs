import { chromium } from '@playwright/test';
const SKIP=0;const [,, outDir, base, widths = '360,768,1440', schemes='light', only=''] = process.argv;
const kinds = {
  documented: 'code=AR2126', month: 'code=SD1013', reported: 'code=AB2126', mx: 'code=MX2126', usa:'code=USA2126', undocumented: 'code=SD1234', unusual: 'code=SD2222',
  label: 'code=SD1013&made-in=FR', labelpossible: 'code=BC2126&made-in=other', line: 'code=SD1013&line=neverfull', seller: 'text='+encodeURIComponent('Louis Vuitton Speedy 30, date code SD1013, made in France in 2010. Style M41108'),
  worn: 'code='+encodeURIComponent('S?10?3'), worn36: 'code='+encodeURIComponent('?36'), wornSD10: 'code='+encodeURIComponent('SD10??'), invalid: 'code=SDO013', invalidletter: 'code=SD1O31', invalidstar: 'code=SD1*13', unknown: 'code=QQ2126', blank: 'code=', style: 'code=M43186',
  nocode: 'text='+encodeURIComponent('Louis Vuitton Neverfull bag, beautiful, no date code, style M41108, made in France'), digits: 'code=836', overlap: 'code=BC2126', relined: 'code=DK1006', less: 'code=SD1013&reading=week-year'
};
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const scheme of schemes.split(',')) for (const w of widths.split(',').map(Number)) {
  const ctx = await browser.newContext({ viewport: { width: w, height: w === 360 ? 740 : w === 768 ? 1024 : 900 }, colorScheme: scheme==='dark'?'dark':'light', forcedColors: scheme==='forced'?'active':'none', serviceWorkers: 'block', reducedMotion: 'reduce', hasTouch: w===360, isMobile: w===360 });
  for (const [name, hash] of Object.entries(kinds)) {
    if (only && !only.split(',').includes(name)) continue;
    const page = await ctx.newPage();
    await page.goto(base + '/#' + hash);
    await page.waitForSelector('section[tabindex] h2', { timeout: 15000 }).catch(() => console.log('none', name));
    await page.waitForTimeout(900);
    if (scheme === 'print') { await page.emulateMedia({ media: 'print' }); await page.pdf({ path: `${outDir}/${name}.pdf`, format: 'A4' }); }
    else { const title = await page.title(); console.log(scheme, w, name, '|', title, '|', await page.locator('section[tabindex] h2').first().innerText().catch(()=>'')); await page.screenshot({ path: `${outDir}/${name}-${w}-${scheme}.png` }); }
    await page.close();
  }
  await ctx.close();
}
await browser.close();
