/** Words of the screens that wait. */
export declare const messages: {
  status: {
    what: string;
    since: string;
    minutes: string;
    howLong: string;
    whatToDo: string;
    close: string;
    courierTo: string;
    otherAddress: string;
    toShop: string;
    back: string;
    otherBank: string;
    readAgreement: string;
    payAgain: string;
    goOn: string;
    pay: string;
    ahead: {
      decision: {
        title: string;
        text: string;
      };
      initialFee: {
        title: string;
        text: string;
      };
      counterFee: {
        title: string;
        text: string;
      };
      signing: {
        title: string;
        text: string;
      };
      delivery: {
        title: string;
        text: string;
      };
      dispatch: {
        title: string;
        text: string;
      };
      arrival: {
        title: string;
        text: string;
      };
      start: {
        title: string;
        text: string;
      };
      schedule: {
        title: string;
        text: string;
      };
    };
    signs: {
      qes: string;
      mszafir: string;
      delivery: string;
      autenti_v3: string;
      paper: string;
      none: string;
    };
    waits: {
      salesman: {
        what: string;
        howLong: string;
        do: string;
      };
      smsCode: {
        what: string;
        howLong: string;
        do: string;
      };
      identity: {
        what: string;
        howLong: string;
        do: string;
      };
      ownBank: {
        what: string;
        howLong: string;
        do: string;
      };
      bankOpening: {
        what: string;
        howLong: string;
        do: string;
      };
      bank: {
        what: string;
        howLong: string;
        do: string;
      };
      bankMatch: {
        what: string;
        howLong: string;
        do: string;
      };
      bankCheck: {
        what: string;
        howLong: string;
        do: string;
      };
      bankRefused: {
        what: string;
        howLong: string;
        do: string;
      };
      decision: {
        what: string;
        howLong: string;
        do: string;
      };
      toPay: {
        what: string;
        howLong: string;
        do: string;
      };
      payment: {
        what: string;
        howLong: string;
        do: string;
      };
      paymentCheck: {
        what: string;
        howLong: string;
        do: string;
      };
      paymentFailed: {
        what: string;
        howLong: string;
        do: string;
      };
      paymentRefused: {
        what: string;
        howLong: string;
        do: string;
      };
      paymentMatch: {
        what: string;
        howLong: string;
        do: string;
      };
      paymentLink: {
        what: string;
        howLong: string;
        do: string;
      };
      counterPayment: {
        what: string;
        howLong: string;
        do: string;
      };
      documents: {
        what: string;
        howLong: string;
        do: string;
      };
      signature: {
        what: string;
        howLong: string;
        do: string;
      };
      paper: {
        what: string;
        howLong: string;
        do: string;
      };
      courier: {
        what: string;
        howLong: string;
        do: string;
      };
      acceptance: {
        what: string;
        howLong: string;
        do: string;
      };
      correction: {
        what: string;
        howLong: string;
        do: string;
      };
      pickup: {
        what: string;
        howLong: string;
        do: string;
      };
      parcel: {
        what: string;
        howLong: string;
        do: string;
      };
      shipping: {
        what: string;
        howLong: string;
        do: string;
      };
    };
  };
};
