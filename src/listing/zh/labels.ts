import type { LabelWords } from '../label-words.ts';

export const labels: LabelWords = {
  script: 'cjk',
  // prettier-ignore
  countries: {
    FR: ['法国', '法國'],
    IT: ['意大利', '義大利'],
    ES: ['西班牙'],
    US: ['美国', '美國'],
    DE: ['德国', '德國'],
    CH: ['瑞士'],
    JP: ['日本'],
    PT: ['葡萄牙'],
    RO: ['罗马尼亚', '羅馬尼亞'],
    KR: ['韩国'],
    IN: ['印度'],
    AR: ['阿根廷'],
    BR: ['巴西'],
    TR: ['土耳其'],
    MX: ['墨西哥'],
    BE: ['比利时'],
    GB: ['英国'],
    MC: ['摩纳哥'],
    HK: ['香港'],
    CN: ['中国', '中國'],
    TW: ['台湾', '台灣'],
    TH: ['泰国', '泰國'],
    VN: ['越南'],
    PH: ['菲律宾'],
    ID: ['印度尼西亚'],
    MA: ['摩洛哥'],
    TN: ['突尼斯'],
    PL: ['波兰'],
    NL: ['荷兰'],
    AT: ['奥地利'],
    CA: ['加拿大'],
  },
  // prettier-ignore
  adjectives: {
    FR: ['法'],
    IT: ['意'],
    ES: ['西'],
    US: ['美'],
    DE: ['德'],
  },
  beforeCountry: [
    ...['产地', '產地', '产自', '產自', '制造于', '生产地', '生產地', '原产地', '原產地', '制造地'],
    ...['生产国', '生产国家', '制造国', '製造國'],
  ],
  afterCountry: ['制', '制造', '制作', '生产', '生產', '产', '產'],
  afterAdjective: ['产', '產'],

  parts: ['箱|防[尘塵]袋|盒子?|肩[带帶]|锁|鎖|钥匙'],

  topicParticles: ['为|為|是'],
  or: ['或|或者|或是|和'],

  denials: ['不是|并非|非|没有|沒有'],
};
