import type { LabelWords, Language } from '../meanings.ts';

export const zhLabel: LabelWords = {
  // prettier-ignore
  countries: {
    FR: '法国 | 法國',
    IT: '意大利 | 義大利',
    ES: '西班牙',
    US: '美国 | 美國',
    DE: '德国 | 德國',
    CH: '瑞士',
    JP: '日本',
    PT: '葡萄牙',
    RO: '罗马尼亚 | 羅馬尼亞',
    KR: '韩国',
    IN: '印度',
    AR: '阿根廷',
    BR: '巴西',
    TR: '土耳其',
    MX: '墨西哥',
    BE: '比利时',
    GB: '英国',
    MC: '摩纳哥',
    HK: '香港',
    CN: '中国 | 中國',
    TW: '台湾 | 台灣',
    TH: '泰国 | 泰國',
    VN: '越南',
    PH: '菲律宾',
    ID: '印度尼西亚',
    MA: '摩洛哥',
    TN: '突尼斯',
    PL: '波兰',
    NL: '荷兰',
    AT: '奥地利',
    CA: '加拿大',
  },
  // prettier-ignore
  adjectives: {
    FR: '法',
    IT: '意',
    ES: '西',
    US: '美',
    DE: '德',
  },
  made: '产自 | 產自 | 制造 | 製造 | 生产 | 生產 | 制 | 製 | 产 | 產 | 出厂 | 出廠 | 制作 | 製作',
  madePlace:
    '产地 | 產地 | 原产国 | 原產國 | 原产地 | 原產地 | 生产国 | 生產國 | 制造国 | 製造國 | 生产地',
  fill: '在 | 于 | 於',
};

export const zh: Language = {
  label: zhLabel,
  words: {
    codeNoun: '代码 | 代碼 | 刻字 | 钢印 | 鋼印',
    // Codes and other numbers.
    codeCue: `
      编码 | 編碼 | 编号 | 編號 | 序列号 | 序號 | 序列號 | 序号 | 系列号 | 系列號 | 流水号 | 流水號 | 日期码 | 日期碼 | 日期编码 | 日期代码 | 日期編碼 | 生产编码
      生產編碼 | 生产编号 | 生產編號 | 生产代码 | 年份码 | 年份标 | 年份编码 | 製造編號 | 制造编号 | 身份编号 | 出厂编号 | date~code`,
    stampCue: '代码 | 代碼 | 刻印 | 钢印 | 鋼印 | 压印 | 壓印 | 烙印 | 刻字 | 钢戳',
    reference: `
      订单 | 訂單 | 订单号 | 訂單號 | 订单编号 | 訂單編號 | 优惠码 | 優惠碼 | 快递 | 快遞 | 单号 | 單號 | 电话 | 電話
      邮编 | 郵編 | 条码 | 條碼 | 邮政编码 | 颜色编号 | 色号 | 房间 | 航班 | 折扣码 | 锁号
      {商品,会员,會員,客户,客戶,顾客,顧客,货品,貨品,拍卖,拍賣,拍品,卖家,賣家}{编号,編號,编码,編碼}`,
    style: '型号 | 型號 | 货号 | 貨號 | 款号 | 款號',
    lock: '锁 | 鎖 | 钥匙 | 鑰匙',
    metal: '银 | 銀',
    unit: '元 | 块 | 个 | 厘米 | 公分 | 万',

    // Making.
    neutral: '编码器 | 編碼器',
    part: '肩带 | 肩帶 | 盒子 | 防尘袋 | 防塵袋 | 链条 | 鏈條 | 包带',

    // After it was made.
    bought: '购入 | 購入 | 买 | 買 | 入手 | 购于 | 購於 | 购自',
    received: '送 | 礼物 | 禮物 | 收到',
    receipt: '发票 | 發票 | 小票 | 收据',
    owned: '拥有',
    worn: '使用 | 用过 | 用過 | 背过 | 戴',
    repaired: '维修 | 維修 | 修理 | 更换 | 更換 | 保养 | 保養 | 翻新',
    appraised: '鉴定 | 鑑定',
    stocked: '到货 | 到貨 | 入库',
    age: '年前',
    person: '我 | 妈妈 | 媽媽',

    // Other things with a year.
    released: '系列 | 限量 | 年款 | 走秀 | 新款',
    season: '春夏 | 秋冬 | 早春',
    event:
      '发布 | 發布 | 推出 | 款式 | 上市 | 停产 | 停產 | 发货 | 發貨 | 拍摄 | 拍攝 | 价格 | 價格 | 展 | 上架 | 专柜价 | 售价',

    // Saying no.
    denial: '非 | 并非 | 並非 | 没有 | 沒有 | 无 | 無 | 不',
    notThis: '假货 | 假貨 | 仿品 | 高仿 | 假包',
    missing: '没有 | 沒有 | 无 | 無 | 找不到 | 看不到 | 未见',
    unreadable: '模糊 | 看不清 | 磨损 | 磨損 | 不清晰 | 不清楚 | 磨没 | 辨认不清 | 看不清楚',
    wornThere: '发粘 | 發黏 | 发黏 | 脱落 | 脫落 | 开裂 | 開裂 | 剪掉 | 融化 | 掉了',
    chip: '芯片 | 晶片',
    noChip: '无芯片 | 没有芯片 | 無晶片 | 沒有晶片 | 非芯片',

    // Words of dates.
    about: '约 | 約 | 大约 | 大約 | 大概',
    around: '左右',
    limit: '以前 | 以后 | 以後 | 之前 | 之后 | 之後',
    means: '即 | 代表 | 表示 | 说明 | 說明 | 是 | 为',
    or: '或 | 或者 | 还是 | 還是',
    fill: '的 | 在 | 于 | 於 | 是 | 为 | 了',
    decade: '年代',
    early: '初 | 早期',
    mid: '中期 | 中叶',
    late: '末 | 后期 | 晚期 | 末期',
    firstHalf: '上半',
    secondHalf: '下半',
    yearSign: '年',
    monthSign: '月',
    weekSign: '周 | 週',
    ordinalSign: '第',
    lookalike: '风格 | 風格 | 风 | 風',

    // The bag.
    bag: '包 | 手袋 | 路易威登',
    praise: '古董 | 中古 | 正品 | 二手 | 老款 | 复古',
  },
};
