import type { Language } from '../reader/meanings.ts';

export const id: Language = {
  // prettier-ignore
  countries: {
    FR: 'Prancis | Perancis', IT: 'Italia | Itali', ES: 'Spanyol | Sepanyol', US: 'Amerika Serikat | Amerika',
    DE: 'Jerman', CH: 'Swiss',
  },
  // prettier-ignore
  months: [
    'Januari', 'Februari', 'Maret | Mac', 'April',
    'Mei', 'Juni | Jun', 'Juli | Julai', 'Agustus | Ogos',
    'September', 'Oktober | Okt', 'November', 'Desember | Disember',
  ],
  words: {
    made: 'buatan | diperbuat | dikeluarkan | dihasilkan | dibuat | diproduksi | produksi | pembuatan',
    madePlace: 'negara {asal,pembuat,produksi}',
    within: 'di',
    codeCue: 'kode {tanggal,produksi,seri} | {nomor,nomer,no} seri',
    below: 'huruf | angka',
    stampCue: 'kode | nomor | stempel',
    codeNoun: 'kode',
    reference:
      'pesanan | nomor {pesanan,telepon,resi} | resi | kode {pos,promo,diskon,barang} | telepon | diskon | penerbangan',
    lock: 'gembok | kunci{,nya} | perak | emas',
    makingDate: 'tanggal produksi',
    part: 'tali | rantai | kotak',
    bought: 'beli | dibeli | membeli | pembelian | terjual',
    received: 'kado | hadiah | dikasih | diberi | warisan | hadiahkan',
    receipt: 'nota | struk | kuitansi | kwitansi',
    owned: 'pemilik | milik',
    worn: 'dipakai | pemakaian',
    repaired: 'diperbaiki | perbaikan | diganti',
    age: 'tahun {,yang }lalu',
    released: 'koleksi | edisi | rilis | keluaran',
    // Whose it is, and how it is said.
    thisBag: '{tas,beg,dompet} {ini,nih} | yang ini',
    another: `
      {tas,beg} {saya,aku} yang lain | {tas,beg} lain | {tas,beg} {kedua,pertama} | punya saya | juga jual | jual juga | juga dijual
      {kakak,adik,teman,kawan} saya | {tas,beg} yang sama | terpisah`,
    general: `
      {beberapa,sebagian,banyak} {tas,beg,model} | {tas,beg} lama | kebanyakan | biasanya | misalnya | contohnya`,
    unsaid: `
      jika | kalau | bila | seandainya | apakah | adakah | katanya | kata {penjual,teman} | konon | dengar
      menurut`,
    denial: 'bukan | tidak | belum',
    lack: 'tanpa',
    missing: 'tidak {ada,terlihat,ditemukan} | {ga,gak,nggak} ada',
    unreadable: 'tidak {terbaca,jelas} | pudar | buram',
    chip: 'mikrocip | {ada,pakai,dengan} chip',
    chipThere: 'cip',
    about: 'sekitar | kira kira | kurang lebih',
    limit: 'sesudah | setelah | sejak | sampai | antara',
    means: 'artinya | berarti | yaitu | yakni | menunjukkan',
    upTo: 'sebelum | lebih dari | minimal',
    or: 'atau',
    fill: 'di | dari | pada | tahun | bulan | ini | itu | yang | dan | adalah',
    year: 'tahun',
    week: 'minggu | minggu ke | pekan',
    first: 'pertama',
    wallet: 'dompet',
  },
};
