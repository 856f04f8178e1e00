import type { Language } from '../reader/meanings.ts';

export const tr: Language = {
  // prettier-ignore
  countries: {
    FR: 'Fransa', IT: 'İtalya', ES: 'İspanya', US: 'Amerika Birleşik Devletleri | ABD | Amerika', DE: 'Almanya',
    CH: 'İsviçre',
  },
  // prettier-ignore
  adjectives: {
    FR: 'Fransız', IT: 'İtalyan', ES: 'İspanyol', US: 'Amerikan', DE: 'Alman',
  },
  // prettier-ignore
  months: [
    'Ocak', 'Şubat', 'Mart', 'Nisan',
    'Mayıs', 'Haziran', 'Temmuz', 'Ağustos',
    'Eylül', 'Ekim', 'Kasım', 'Aralık',
  ],
  words: {
    made: `
      üretilmiş{,tir} | üretildi | üretilen | üretim | üretimi | yapıl{mış,mıştır} | yapımı | malı
      imal edilmiş{,tir} | menşeli`,
    madePlace: 'menşei | üretim yeri | üretildiği ülke',
    within: 'da | de',
    codeCue: 'tarih kodu | seri {numarası,no,kodu} | üretim kodu',
    below: 'harfler | rakamlar',
    stampCue: 'kod | kodu | damga | damgası | numara | numarası',
    codeNoun: 'kod | kodu',
    reference:
      'sipariş | {ürün,stok,posta,indirim} kodu | telefon | kargo | ilan no | uçuş{,u} | plaka | otobüs',
    lock: 'kilit | anahtar{,ı,ları} | gümüş | altın',
    makingDate: 'imalat yılı',
    part: 'askısı | zincir | kutusu | astar',
    bought:
      'aldığım | satın al{dım,ındı,ınmış,ınmıştır,ma} | aldım | alındı | alınmış{,tır} | almıştım | satıldı',
    received: 'hediye | miras',
    receipt: 'fatura | faturası',
    owned: 'sahibiyim',
    worn: 'kullandım | kullanıldı | kullanılmış | taktım',
    repaired: 'tamir | onarıldı | değiştirildi | yenilendi',
    age: 'yıl önce | yaşında',
    released: 'koleksiyon{,u} | sezon{,u}',
    // Whose it is, and how it is said.
    thisBag: 'bu {çanta,ürün}',
    another: `
      diğer {çantam,çantası,çanta} | başka bir çanta | {ikinci,ilk} çantam | benimki | ayrıca satılık | {ablamın,kardeşimin,arkadaşımın} | aynı çanta`,
    general: `
      bazı {çantalar,modeller} | eski {çantalar,modeller} | çoğu | genellikle | örneğin | mesela`,
    unsaid: `
      eğer | olsaydı | ise | mıdır | midir | {üretilmiş,yapılmış} {mi,mı} | söylendi | denildi | duydum
      söylediler | sözde | göre`,
    lack: 'değil{,dir} | yok{,tur} | olmayan',
    missing: 'yok{,tur} | bulunmuyor | görünmüyor',
    unreadable: 'okunmuyor | silinmiş | okunaksız | silik',
    chip: 'mikroçip{,li} | çipli | çip var',
    chipThere: 'çip',
    about: 'yaklaşık | civarı | civarında | tahminen',
    means: 'yani | anlamına gelir | gösterir | demektir',
    upTo: 'en az',
    or: 'veya | ya da',
    fill: 'da | de | ta | te | ve | bir | bu | yılı | yılında | yılının | ayı | ayında | dır | dir',
    year: 'yılı',
    week: 'hafta | haftası | haftasında',
    first: 'ilk',
    wallet: 'cüzdan | kartlık',
  },
};
