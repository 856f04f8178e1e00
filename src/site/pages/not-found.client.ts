const path = location.pathname;
// Codes are written in capitals, and their pages have small letters.
const small = path.replace(/(?<=\/codes\/)[^/]+$/, (code) => code.toLowerCase());
if (small !== path) location.replace(small + location.search + location.hash);
else console.error('404: there is no page at', path);
