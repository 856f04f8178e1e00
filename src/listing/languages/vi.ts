import type { Language } from '../reader/meanings.ts';

export const vi: Language = {
  // Without their accents, the short names of Italy and the United States are words of other languages.
  // prettier-ignore
  countries: {
    FR: 'Pháp', IT: 'nước Ý | tại Ý | ở Ý', ES: 'Tây Ban Nha', US: 'Hoa Kỳ | nước Mỹ | tại Mỹ | ở Mỹ',
    DE: 'nước Đức | tại Đức | ở Đức', CH: 'Thụy Sĩ | Thụy Sỹ',
  },
  // prettier-ignore
  months: [
    'tháng 1 | tháng 01', 'tháng 2 | tháng 02', 'tháng 3 | tháng 03', 'tháng 4 | tháng 04',
    'tháng 5 | tháng 05', 'tháng 6 | tháng 06', 'tháng 7 | tháng 07', 'tháng 8 | tháng 08',
    'tháng 9 | tháng 09', 'tháng 10', 'tháng 11', 'tháng 12',
  ],
  words: {
    made: 'sản xuất',
    madePlace: 'xuất xứ | nơi sản xuất | nước sản xuất',
    within: 'tại | ở',
    codeCue: 'mã {ngày,sản xuất} | số {seri,sê ri,serial}',
    below: 'chữ cái | chữ số',
    reference:
      'đơn hàng | mã {đơn hàng,vận đơn,giảm giá,vạch} | số điện thoại | điện thoại | chuyến bay | biển số',
    lock: 'chìa khóa | ổ khóa',
    makingDate: 'ngày sản xuất',
    part: 'dây đeo | ví',
    bought: 'mua | đã mua',
    received: 'tặng',
    receipt: 'hóa đơn | hoá đơn | biên lai',
    owned: 'sở hữu',
    worn: 'đã dùng | sử dụng',
    repaired: 'sửa chữa',
    age: 'năm trước',
    released: 'bộ sưu tập | ra mắt | phiên bản',
    // Whose it is, and how it is said.
    thisBag: '{túi,chiếc} này',
    another:
      'túi khác | chiếc khác | cái khác | túi {thứ hai,đầu tiên} | cũng bán | bán thêm | của {chị,em,bạn} {tôi,gái} | túi giống',
    general: 'một số túi | các túi cũ | hầu hết | thường thì | ví dụ',
    unsaid: 'nếu {túi,được,là} | có phải | nghe {nói,bảo} | theo lời | được cho là',
    denial: 'không | không phải | chưa',
    missing: 'không {có,thấy}',
    unreadable: 'bị mờ | không {đọc được,rõ}',
    chip: 'gắn chip | có chip',
    about: 'khoảng',
    limit: 'sau | từ',
    means: 'nghĩa là | tức là',
    upTo: 'trước | hơn',
    or: 'hoặc',
    fill: 'người mua | tại | ở | của | năm | vào | này | được | tháng | thứ | trong',
    year: 'năm',
    week: 'tuần',
    wallet: 'ví | ví tiền',
  },
};
