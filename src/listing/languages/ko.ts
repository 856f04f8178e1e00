import type { Language } from '../reader/meanings.ts';

export const ko: Language = {
  // prettier-ignore
  countries: {
    FR: '프랑스', IT: '이탈리아', ES: '스페인', US: '미국', DE: '독일', CH: '스위스', JP: '일본', PT: '포르투갈', RO: '루마니아', KR: '한국',
    IN: '인도', AR: '아르헨티나', BR: '브라질', TR: '튀르키예', MX: '멕시코', BE: '벨기에', GB: '영국', MC: '모나코', HK: '홍콩', CN: '중국',
    TW: '대만', TH: '태국', VN: '베트남', PH: '필리핀', ID: '인도네시아', MA: '모로코', TN: '튀니지', PL: '폴란드', NL: '네덜란드', AT: '오스트리아',
    CA: '캐나다',
  },
  // prettier-ignore
  parts: {
    early: '초반 | 초', mid: '중반', late: '말', firstHalf: '상반기', secondHalf: '후반 | 하반기', spring: '봄', summer: '여름',
    autumn: '가을', winter: '겨울',
  },
  words: {
    made: '제품 | {제조,생산,제작,산,만들어,메이드~인}',
    madePlace: '{제조국,원산지,생산지,제조~국가,원산국,생산국}',
    within: '에서 | 은 | 는 | 제',
    // Codes and other numbers.
    codeCue:
      '{시리얼,데이트,제조,생산,날짜,일련}~{코드,번호,넘버} | 시리얼 | tc~코드 | 일련번호 | 제조넘버',
    codePlace: '가죽탭 | 안쪽 포켓',
    below: '알파벳 | 숫자',
    stampCue: '각인 | 코드 | 번호',
    codeNoun: '코드',
    reference: '{주문,모델,제품,운송장,우편,전화,쿠폰,할인,바코드,상품}~{번호,코드} | 항공편',
    style: '모델 | 품번 | 모델명 | 모델번호 | 제품번호',
    lock: '자물쇠 | 열쇠',
    unit: '원 | 만원 | 센치 | 개 | 억',

    // Making.
    part: '쇼핑백 | 스트랩 | 박스 | 더스트백',

    // After it was made.
    bought: '구매 | 구입 | 샀 | 사줬 | 사준 | {사,사다} {주,줬} | {에,에서} 산',
    received: '예물로 | 선물 | 받은',
    receipt: '영수증',
    owned: '소유 | 소장',
    worn: '사용 | 착용',
    repaired: '수리 | 교체 | 수선',
    stocked: '입고',
    age: '년 전 | 년전 | 년 이상',

    // Other things with a year.
    released: '컬렉션 | 한정판',
    event: '출시 | 발매 | 발송 | 배송 | 촬영 | 가격 | 전시 | 매출 | 판매 | 태어',

    // Whose it is, and how it is said.
    thisBag: '이 가방 | 이 제품 | 본 제품 | 이 상품 | 이건 | 이것은',
    another:
      '다른 가방 | 다른 제품 | 또 다른 | {언니,동생,친구}의 | {언니,동생,친구} 가방 | 제 것은 | 같은 가방 | 별도 판매 | 함께 판매 | 다른 지갑 | {엄마,어머니,언니,동생,친구} 것 | 같이 올린',
    house:
      '구찌 | 프라다 | 샤넬 | 에르메스 | 디올 | 펜디 | 셀린느 | 코치 | 버버리 | 발렌시아가 | 생로랑 | 고야드 | 까르띠에 | 롤렉스 | 티파니',
    general:
      '일부 가방 | 예전 가방 | 옛날 가방 | 일부 모델 | 보통은 | 일반적으로 | 대부분 | 예를 들어 | 예를 들면',
    unsaid: `
      만약 | 라면 | 했다면 | 였다면 | 인가요 | 나요 | 까요 | 습니까 | 던데 | 들었 | 다고 합니다 | 라고 합니다 | 다고 했 | 다는데 | 카더라 | 줄 알았`,

    // Saying no.
    denial: '않 | 아니 | 아닌 | 아니고 | 아니라 | 아닙 | 아님 | 안 샀',
    lack: '없',
    missing: '없음 | 없습니다 | 없어요 | 없네요 | 없는',
    unreadable: '지워 | 흐릿 | 안보 | 판독 | 식별 | 희미 | 마모',
    chip: '칩~버전 | {마이크로칩,rfid칩,nfc~칩,칩~내장}',
    chipThere: '칩',
    wornThere: '끈적 | 갈라 | 벗겨 | 잘려 | 녹아',

    // Words of dates.
    about: '약 | 대략 | 것 같 | 아마',
    around: '경 | 쯤 | 정도 | 무렵',
    limit: '이후 | 까지 | 부터',
    means: '은 | 는 | 즉',
    upTo: '이전',
    or: '또는',
    fill: '구매자 | 판매자 | 은 | 는 | 이 | 가 | 에 | 의 | 에서 | 나중에',
    decade: '년대',
    yearSign: '년',
    monthSign: '월',
    weekSign: '주 | 주차',

    // The bag.
    quarter: '분기',
    manner: '스타일',
    year: '연식',
    wallet: '지갑 | 카드~케이스 | 키~홀더',
    bag: '가방 | 백 | 루이~비통',
    praise: '빈티지 | 정품 | 중고 | {새,신}제품',
  },
};
